import type { Broadcast } from '@talentplace/contract/core/broadcasts/broadcast.routes'
import { broadcastStates } from '@talentplace/contract/core/notifications/broadcast.states'
import { listSource } from '../../../platform/api/list-source.ts'
import { staffPaths } from '../../../platform/navigation/staff-paths.ts'
import { instantColumn } from '../../../platform/viewer-zone/instant-column.tsx'
import { defineList } from '../../../ui/list-screen/list-definition.ts'
import { stateCell, stateOptions } from '../../../ui/list-screen/state-column.tsx'

/** What staff composed: newest first (A6.6), found by words and state. */
export const broadcastList = defineList(listSource('notifications.listBroadcasts', 'notifications'), {
  views: true,
  title: 'Manage notifications',
  noun: ['notification', 'notifications'],
  rowKey: ({ uuid }) => uuid,
  rowLink: ({ uuid }) => staffPaths.managedNotification(uuid),
  columns: [
    { key: 'title', label: 'Title', sort: 'title', width: 'wide' },
    {
      key: 'state',
      label: 'State',
      width: 'narrow',
      ...stateCell(broadcastStates, ({ state }: Broadcast) => state),
    },
    { key: 'audience_title', label: 'To' },
    instantColumn('starts', 'Starts'),
    { key: 'results', label: 'Read by', width: 'narrow', align: 'end', text: ({ results }) => results.read },
    instantColumn('created_date', 'Written'),
  ],
  filters: [
    { key: 'search', kind: 'text', label: 'Search titles and texts' },
    {
      key: 'state',
      kind: 'choice',
      label: 'State',
      any: 'All',
      options: stateOptions(broadcastStates),
    },
  ],
  defaultSort: [{ by: 'created_date', descending: true }],
  cardsBelow: 'large',
  empty: {
    title: 'Nothing written yet',
    text: 'What you write to everybody, to one role or to one person will be here, with how many have read it.',
  },
})
