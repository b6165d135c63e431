import { listSource } from '../../../platform/api/list-source.ts'
import { instantColumn } from '../../../platform/viewer-zone/instant-column.tsx'
import { defineList } from '../../../ui/list-screen/list-definition.ts'
import styles from './manage.module.css'

/** What people sent by 'Send Feedback', newest first. */
export const feedbackList = defineList(listSource('notifications.listProductFeedback', 'feedback'), {
  views: true,
  title: 'Feedback from people',
  noun: ['message', 'messages'],
  rowKey: ({ uuid }) => uuid,
  columns: [
    {
      key: 'message',
      label: 'Message',
      width: 'wide',
      render: ({ message }) => <span className={styles.message}>{message}</span>,
    },
    {
      key: 'user',
      label: 'From',
      text: ({ user }) => (user ? `${user.full_name} (${user.email})` : null),
      csv: { full_name: ({ user }) => user?.full_name, email: ({ user }) => user?.email },
    },
    { key: 'page', label: 'Page' },
    instantColumn('created_date', 'Sent'),
  ],
  filters: [{ key: 'search', kind: 'text', label: 'Search messages and people' }],
  defaultSort: [{ by: 'created_date', descending: true }],
  cardsBelow: 'large',
  empty: { title: 'No feedback yet', text: 'What people write by ‘Send Feedback’ will be here.' },
})
