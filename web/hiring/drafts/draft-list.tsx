import * as t from '@talentplace/contract/hiring/messages/drafts'
import * as titles from '@talentplace/contract/core/messages/titles'
import { listSource } from '../../platform/api/list-source.ts'
import type { Reply } from '../../platform/api/operation-types.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { instantColumn } from '../../platform/viewer-zone/instant-column.tsx'
import { defineList } from '../../ui/list-screen/list-definition.ts'

/** A search that was begun and not yet checked out. */
export type DraftRow = Reply<'projects.listProjects'>['projects'][number]

/** A3.3 /client/projects_draft. */
export const draftList = defineList(listSource('projects.listProjects', 'projects'), {
  title: titles.draftSubscriptions(),
  noun: [t.one(), t.several()],
  rowKey: ({ uuid }) => uuid,
  rowLink: ({ uuid, step }) => paths.search(step, uuid),
  columns: [
    { key: 'project_name', label: t.nameOf(), sort: 'project_name', width: 'wide' },
    { key: 'roles', label: t.roles(), width: 'wide', text: ({ roles }) => roles.join(', ') },
    {
      key: 'hours',
      label: t.hours(),
      align: 'end',
      text: ({ hours }) => hours ?? t.notChosen(),
    },
    { key: 'candidates', label: t.pool(), align: 'end' },
    instantColumn('last_seen', t.lastSeen()),
  ],
  filters: [{ key: 'search', kind: 'text', label: t.search() }],
  defaultSort: [{ by: 'last_seen', descending: true }],
  cardsBelow: 'large',
  empty: {
    title: t.noDrafts(),
    text: t.whatIsHere(),
  },
})
