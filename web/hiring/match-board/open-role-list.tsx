import type { OpenRole } from '@talentplace/contract/hiring/match-board/match-board.routes'
import { listSource } from '../../platform/api/list-source.ts'
import { staffPaths } from '../../platform/navigation/staff-paths.ts'
import { defineList } from '../../ui/list-screen/list-definition.ts'
import { Tag } from '../../ui/tag.tsx'
import { nextInWords, targetInWords } from './board-words.ts'

const late = (text: string, isLate: boolean) => (isLate ? <Tag tone="danger">{text}</Tag> : text)

/** A3.1 /admin/projects/matching: every role that needs someone, the one that has waited longest first. */
export const openRoleList = defineList(listSource('projects.listOpenRoles', 'roles'), {
  views: true,
  title: 'Matching',
  noun: ['open role', 'open roles'],
  rowKey: ({ uuid }) => uuid,
  rowLink: ({ project_uuid }) => staffPaths.matchBoard(project_uuid),
  columns: [
    {
      key: 'role',
      label: 'Role',
      sort: 'role',
      width: 'wide',
      text: ({ role, hours_per_month }) => `${role}, ${hours_per_month} h`,
      csv: { role: ({ role }) => role, hours_per_month: ({ hours_per_month }) => hours_per_month },
    },
    {
      key: 'company',
      label: 'Client',
      sort: 'company',
      width: 'wide',
      text: ({ company, project_name }) => `${company}: ${project_name}`,
      csv: { company: ({ company }) => company, project_name: ({ project_name }) => project_name },
    },
    {
      key: 'opened_date',
      label: 'Open for',
      sort: 'opened_date',
      width: 'narrow',
      text: ({ age_days }: OpenRole) => `${age_days} ${age_days === 1 ? 'day' : 'days'}`,
      csv: { opened_date: (row: OpenRole) => row.opened_date, age_days: (row: OpenRole) => row.age_days },
    },
    {
      key: 'shortlist',
      label: 'Shortlist',
      width: 'wide',
      text: ({ shortlist }: OpenRole) => targetInWords(shortlist),
      csv: {
        shortlist_until: ({ shortlist }: OpenRole) => shortlist.until,
        shortlist_reached_date: ({ shortlist }: OpenRole) => shortlist.reached_date,
      },
      render: ({ shortlist }: OpenRole) => late(targetInWords(shortlist), shortlist.is_late),
    },
    {
      key: 'presentation',
      label: 'Presented',
      width: 'wide',
      text: ({ presentation }: OpenRole) => targetInWords(presentation),
      csv: {
        presentation_until: ({ presentation }: OpenRole) => presentation.until,
        presentation_reached_date: ({ presentation }: OpenRole) => presentation.reached_date,
      },
      render: ({ presentation }: OpenRole) => late(targetInWords(presentation), presentation.is_late),
    },
    { key: 'candidate_count', label: 'Candidates', width: 'narrow', align: 'end' },
    {
      key: 'owner',
      label: 'Owner and next step',
      width: 'wide',
      text: (role: OpenRole) => nextInWords(role),
      csv: {
        owner: ({ owner }: OpenRole) => owner?.full_name,
        next_step: ({ next_step }: OpenRole) => next_step,
        due_date: ({ due_date }: OpenRole) => due_date,
      },
    },
  ],
  filters: [
    { key: 'search', kind: 'text', label: 'Search role, client' },
    { key: 'mine', kind: 'switch', label: 'Only mine' },
    { key: 'unowned', kind: 'switch', label: 'Without an owner' },
    { key: 'asked', kind: 'switch', label: 'With a question' },
  ],
  defaultSort: [{ by: 'opened_date' }],
  cardsBelow: 'large',
  empty: {
    title: 'No open roles',
    text: 'Roles that nobody has yet, and clients who ask for someone else, will be here.',
  },
})
