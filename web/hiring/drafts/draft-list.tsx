import { listSource } from '../../platform/api/list-source.ts'
import type { Reply } from '../../platform/api/operation-types.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { instantColumn } from '../../platform/viewer-zone/instant-column.tsx'
import { defineList } from '../../ui/list-screen/list-definition.ts'

/** A search that was begun and not yet checked out. */
export type DraftRow = Reply<'projects.listProjects'>['projects'][number]

/** A3.3 /client/projects_draft. */
export const draftList = defineList(listSource('projects.listProjects', 'projects'), {
  title: 'Draft Subscriptions',
  noun: ['draft', 'drafts'],
  rowKey: ({ uuid }) => uuid,
  rowLink: ({ uuid, step }) => paths.search(step, uuid),
  columns: [
    { key: 'project_name', label: 'Name', sort: 'project_name', width: 'wide' },
    { key: 'roles', label: 'Role(s)', width: 'wide', text: ({ roles }) => roles.join(', ') },
    {
      key: 'hours',
      label: 'Hours a month',
      align: 'end',
      text: ({ hours }) => hours ?? 'Not chosen yet',
    },
    { key: 'candidates', label: 'Talent pool', align: 'end' },
    instantColumn('last_seen', 'Last seen'),
  ],
  filters: [{ key: 'search', kind: 'text', label: 'Search by name' }],
  defaultSort: [{ by: 'last_seen', descending: true }],
  cardsBelow: 'large',
  empty: {
    title: 'No drafts yet',
    text: 'A search you begin is kept here until you check out.',
  },
})
