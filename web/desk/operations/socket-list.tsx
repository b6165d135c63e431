import { listSource } from '../../platform/api/list-source.ts'
import { TimeAgo } from '../../platform/viewer-zone/time-ago.tsx'
import { defineList } from '../../ui/list-screen/list-definition.ts'

/** E4: every open browser tab of every server process, newest first. */
export const socketList = defineList(listSource('operations.listSockets', 'sockets'), {
  views: true,
  title: 'Web Sockets',
  noun: ['connection', 'connections'],
  rowKey: ({ uuid }) => uuid,
  columns: [
    { key: 'user', label: 'Who', sort: 'full_name', text: ({ user }) => user?.full_name ?? 'A visitor' },
    { key: 'page', label: 'Page', sort: 'page' },
    { key: 'source', label: 'Source', sort: 'source', width: 'narrow' },
    {
      key: 'created_date',
      label: 'Since',
      width: 'narrow',
      sort: 'created_date',
      descendingFirst: true,
      render: ({ created_date }) => <TimeAgo instant={created_date} />,
    },
    {
      key: 'last_seen',
      label: 'Last seen',
      width: 'narrow',
      sort: 'last_seen',
      descendingFirst: true,
      render: ({ last_seen }) => <TimeAgo instant={last_seen} />,
    },
  ],
  filters: [
    { key: 'search', kind: 'text', label: 'Search people and pages' },
    { key: 'signed_in', kind: 'switch', label: 'Signed in' },
  ],
  defaultSort: [{ by: 'created_date', descending: true }],
  itemsPerPage: 25,
  empty: { title: 'Nobody is connected', text: 'Every open page of the product will be here while it is open.' },
})
