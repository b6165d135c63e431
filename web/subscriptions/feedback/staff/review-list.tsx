import { feedbackStates } from '@talentplace/contract/subscriptions/feedback/feedback.states'
import { listSource } from '../../../platform/api/list-source.ts'
import { instantColumn } from '../../../platform/viewer-zone/instant-column.tsx'
import { defineList } from '../../../ui/list-screen/list-definition.ts'
import { stateCell, stateOptions } from '../../../ui/list-screen/state-column.tsx'

/** B5.7: what clients say of assistants, newest first. */
export const reviewList = defineList(listSource('feedback.listWrittenFeedback', 'feedback'), {
  views: true,
  title: 'Reviews',
  noun: ['review', 'reviews'],
  rowKey: ({ uuid }) => uuid,
  columns: [
    { key: 'subject_name', label: 'Assistant' },
    { key: 'rating', label: 'Stars', width: 'narrow', text: ({ rating }) => `${rating} of 5` },
    { key: 'message', label: 'Words', width: 'wide' },
    { key: 'private_note', label: 'For us alone', text: ({ private_note }) => private_note || null },
    { key: 'display_name', label: 'By' },
    { key: 'status', label: 'State', width: 'narrow', ...stateCell(feedbackStates, ({ status }) => status) },
    instantColumn('created_date', 'Written'),
  ],
  filters: [{ key: 'status', kind: 'choice', label: 'State', any: 'All', options: stateOptions(feedbackStates) }],
  defaultSort: [{ by: 'created_date', descending: true }],
  cardsBelow: 'large',
  empty: { title: 'No reviews', text: 'What clients say of those who work for them will be here.' },
})
